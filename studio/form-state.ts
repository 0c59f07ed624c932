import { mayLock } from '@ev-site/content/access/edit-locks.ts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, PayloadRequest, ServerFunction } from 'payload';

type State = Awaited<ReturnType<typeof buildFormStateHandler>>;

/** Payload calls whoever edits a document by his address, which is not for all, and else by his number. */
const withName = async (state: State, { payload, user: own }: PayloadRequest): Promise<State> => {
  const lockedState = 'lockedState' in state ? state.lockedState : undefined;
  const user: unknown = lockedState?.user;
  const id = Number(user !== null && typeof user === 'object' ? Reflect.get(user, 'id') : user);
  if (!lockedState || !id || id === own?.id) return state;
  const colleague = await payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true });
  if (!colleague) return state;
  return { ...state, lockedState: { ...lockedState, user: { id, email: colleague.name } } } as State;
};

/**
 * Stands for Payload's own handler of forms, which writes that somebody edits a document without asking whether he may change it:
 * his name would stand on what he cannot even read. It also offers, at the first letter, to throw away what is typed where a
 * colleague has saved meanwhile: that is asked at the save (content/keeping/guard-change.ts), and shows both texts.
 */
export const answerFormState: ServerFunction<BuildFormStateArgs> = async (args) =>
  withName(
    await buildFormStateHandler({
      ...args,
      checkForStaleData: false,
      returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args.req, args)),
    }),
    args.req,
  );
