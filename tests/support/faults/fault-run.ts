/** Seconds for which faults are made; a full run takes a minute or more. */
export const seconds = Number(process.env.FAULT_SECONDS ?? 5);

/** Number of kills in this time. */
export const kills = Number(process.env.FAULT_KILLS ?? 2);

/** Settings of a site that accepts any number of forms from one machine. */
export const generous = { FORMS_PER_ADDRESS: '1000000', FORMS_PER_KIND: '1000000' };

/** Prints measured figures. */
export const report = (what: string, figures: object) =>
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
