import type { FastifyReply } from 'fastify';
import { toWideNetwork } from '../../traffic/network.ts';
import { createOpenRequests, type OpenRequests } from '../../traffic/open-requests.ts';
import { createSharedPlaces } from '../../traffic/shared-places.ts';
import { Refused } from './refused.ts';
import { type Asker, connectionsForFiles, connectionsOfOthers } from './studio-pools.ts';

/**
 * Requests of people who are not signed in, open at once: from one network, where a login page asks for thirty files,
 * and from all of them, so that none waits unseen for a connection. What all have they share, so that a few networks
 * leave the sign-in to the others; bodies, too.
 */
const mostOpen = 48;
const mostOpenOfAll = connectionsOfOthers - 8;
/** The same for the files of its pages alone: no database is asked for them, so there may be many. */
const mostFilesOfAll = connectionsForFiles;
/** Bodies of such people at once, from one network and from all of them; each may fill a megabyte of memory. */
const mostBodies = 16;
const mostBodiesOfAll = 128;
/** Bodies of one account at once. Whoever has its session may not have it any more: that is asked by the studio alone. */
const mostBodiesOfAccount = 64;
/**
 * Pictures and files of content at once, of one account and of all: the studio holds each in memory before it asks who
 * sends it.
 */
const mostUploads = 4;
const mostUploadsOfAll = 12;

const tooManyOpen = new Refused(429, 'Too many requests are open from your network. Please try again.', 1);
const tooManyOpenOfAll = new Refused(429, 'Very many people ask at this moment. Please try again.', 5);
const tooManyBodies = new Refused(429, 'Too much is being sent at this moment. Please try again.', 15);
const tooManyUploads = new Refused(
  429,
  'Several files are being taken in already. Please wait until they are here, then send this one again.',
  15,
);

/** How much comes along with a request, and so how it is passed on. */
export type Body = 'none' | 'small' | 'upload';

/** A request that wants places. */
interface Wanting {
  asker: Asker;
  network: string;
  body: Body;
  isFile: boolean;
}

/** A place among the requests that are open at once, for whom, and what is said where none is free. */
interface Place {
  places: OpenRequests;
  who: string;
  refusal: Refused;
}

/** What is open at once. */
interface StudioPlaces {
  /**
   * Takes the places of a request until the studio has answered whole or nobody waits for it any more. What is uploaded
   * the studio holds also when its sender has gone: its places are given back by whoever sees that end.
   * @returns what gives the places back.
   * @throws {Refused} where one is not free.
   */
  take(reply: FastifyReply, wanting: Wanting): () => void;
}

export const createStudioPlaces = (): StudioPlaces => {
  const open = createOpenRequests(mostOpen);
  const allOpen = createSharedPlaces(mostOpenOfAll);
  const allFiles = createSharedPlaces(mostFilesOfAll);
  const bodies = createOpenRequests(mostBodies);
  const allBodies = createSharedPlaces(mostBodiesOfAll);
  const bodiesOfAccount = createOpenRequests(mostBodiesOfAccount);
  const uploadsOfAccount = createOpenRequests(mostUploads);
  const allUploads = createOpenRequests(mostUploadsOfAll);

  const listOfOthers = ({ network, body, isFile }: Wanting): Place[] => [
    { places: open, who: network, refusal: tooManyOpen },
    {
      places: isFile ? allFiles : allOpen,
      who: toWideNetwork(network) ?? network,
      refusal: tooManyOpenOfAll,
    },
    ...(body === 'none'
      ? []
      : [
          { places: bodies, who: network, refusal: tooManyBodies },
          { places: allBodies, who: toWideNetwork(network) ?? network, refusal: tooManyBodies },
        ]),
  ];
  const listOfAccount = (who: string, body: Body): Place[] => {
    if (body === 'none') return [];
    if (body === 'small') return [{ places: bodiesOfAccount, who, refusal: tooManyBodies }];
    return [
      { places: uploadsOfAccount, who, refusal: tooManyUploads },
      { places: allUploads, who: 'all', refusal: tooManyUploads },
    ];
  };

  return {
    take(reply, wanting) {
      const { asker, body } = wanting;
      const taken: Place[] = [];
      const leave = () => {
        for (const { places, who } of taken.splice(0)) places.leave(who);
      };
      const wanted = asker === null ? listOfOthers(wanting) : listOfAccount(String(asker), body);
      for (const place of wanted) {
        if (!place.places.enter(place.who)) {
          leave();
          throw place.refusal;
        }
        taken.push(place);
      }
      if (body !== 'upload') reply.raw.once('prefinish', leave).once('close', leave);
      return leave;
    },
  };
};
