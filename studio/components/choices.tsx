/** One option of a list. */
export interface Choice {
  value: string;
  label: string;
}

/** Choices as the options of a select. */
export const toOptions = (choices: readonly Choice[]) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
