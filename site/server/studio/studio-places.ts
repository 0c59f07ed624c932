import type { FastifyReply } from 'fastify';
import { toWideNetwork } from '../../traffic/network.ts';
import { createOpenCounts, type OpenCounts } from '../../traffic/open-counts.ts';
import { createSharedPlaces } from '../../traffic/shared-places.ts';
import { Refused } from './refused.ts';
import { type AskingAccount, connectionsForFiles, connectionsOfOthers } from './studio-pools.ts';

/**
 * Open requests of people who are not signed in: from one network, where a sign-in page loads thirty files, and from
 * all of them, so that no request waits unnoticed for a connection. The places of all are divided among the networks,
 * so that a few networks leave room for others to sign in. The same holds for bodies.
 */
const mostOpen = 48;
const mostOpenOfAll = connectionsOfOthers - 8;
/** The same limit for files of pages. They need no database, so there may be many. */
const mostFilesOfAll = connectionsForFiles;
/** Simultaneous bodies of people who are not signed in, from one network and from all. Each may fill a megabyte. */
const mostBodies = 16;
const mostBodiesOfAll = 128;
/**
 * Simultaneous bodies of one account. The limit also holds for a valid-looking session that has been revoked, because
 * only the studio checks that.
 */
const mostBodiesOfAccount = 64;
/**
 * Simultaneous uploads of pictures and files, of one account and of all. The studio holds each in memory before it
 * checks the sender.
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

/** The kind of body that a request has. It decides how the request is passed on. */
export type Body = 'none' | 'small' | 'upload';

/** A request that needs places. */
interface Wanting {
  asker: AskingAccount;
  network: string;
  body: Body;
  isFile: boolean;
}

/** A place among the open requests: its counter, its owner, and the refusal if none is free. */
interface Place {
  places: OpenCounts;
  who: string;
  refusal: Refused;
}

/** Limits the number of open requests. */
interface StudioPlaces {
  /**
   * Takes the places of a request until the studio's answer is complete or nobody waits for it. An upload is different:
   * the studio holds it even when its sender has gone, so the caller must give its places back when the upload ends.
   * @returns a function that gives the places back.
   * @throws {Refused} if a place is not free.
   */
  take(reply: FastifyReply, wanting: Wanting): () => void;
}

export const createStudioPlaces = (): StudioPlaces => {
  const open = createOpenCounts(mostOpen);
  const allOpen = createSharedPlaces(mostOpenOfAll);
  const allFiles = createSharedPlaces(mostFilesOfAll);
  const bodies = createOpenCounts(mostBodies);
  const allBodies = createSharedPlaces(mostBodiesOfAll);
  const bodiesOfAccount = createOpenCounts(mostBodiesOfAccount);
  const uploadsOfAccount = createOpenCounts(mostUploads);
  const allUploads = createOpenCounts(mostUploadsOfAll);

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
