/** What a phone number or a mailbox of the company is for. */
export const purposes = ['main', 'dealer', 'sales', 'careers'] as const;

export type Purpose = (typeof purposes)[number];

/** The phone or mailbox for a purpose, else the main one, wherever it stands in the list, else the first. */
export const pickByPurpose = <Way extends { purpose: string }>(
  ways: readonly Way[],
  purpose: Way['purpose'],
): Way | undefined => {
  const pick = (wanted: string) => ways.find((way) => way.purpose === wanted);
  return pick(purpose) ?? pick('main') ?? ways[0];
};
