import { honeypotField } from '@ev-site/contract/forms/guard-names.ts';

/** A field that people neither see nor reach, and programs fill; "display: none" would tell these so too. */
export const Trap = ({ label }: { label: string }) => (
  <p className="only-heard" aria-hidden="true">
    <label>
      {label}
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </p>
);
