/** One of a list to choose from. */
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
