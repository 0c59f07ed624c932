/** How long faults are made for; a minute and more is the full length. */
export const seconds = Number(process.env.FAULT_SECONDS ?? 5);

/** How often something is killed meanwhile. */
export const kills = Number(process.env.FAULT_KILLS ?? 2);

/** Settings of a site that takes whatever forms one machine sends. */
export const generous = { FORMS_PER_ADDRESS: '1000000', FORMS_PER_KIND: '1000000' };

/** Prints what was measured. */
export const report = (what: string, figures: object) =>
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
