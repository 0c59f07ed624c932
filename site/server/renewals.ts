interface RenewalsOptions {
  isDatabaseAnswering(): Promise<boolean>;
  /** Called if a page that a visitor requested could not be renewed while the database answers. */
  failed(address: string, error: unknown): void;
}

/**
 * Notes pages that could not be renewed. Their previous versions are served without an error, so nothing else would
 * tell the log or the warm-up.
 */
export const createRenewals = ({ isDatabaseAnswering, failed }: RenewalsOptions) => {
  /** The pages that the warm-up makes at the moment, each with its error. */
  const ahead = new Map<string, unknown>();
  return {
    /** Call it when the previous version of a page is kept because of an error. */
    async keptOld(address: string, error: unknown): Promise<void> {
      if (ahead.has(address)) ahead.set(address, error);
      // The watch of the database reports an outage once.
      else if (await isDatabaseAnswering()) failed(address, error);
    },
    /** Makes a page ahead. @throws the error because of which its previous version is kept */
    async make(address: string, get: () => Promise<unknown>): Promise<void> {
      ahead.set(address, undefined);
      try {
        await get();
        const error = ahead.get(address);
        if (error !== undefined) throw error;
      } finally {
        ahead.delete(address);
      }
    },
  };
};
