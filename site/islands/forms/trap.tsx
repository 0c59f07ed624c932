import { honeypotField } from '@ev-site/contract/forms/guard-names.ts';

/**
 * A honeypot field: people neither see nor reach it, programs fill it in. "display: none" would reveal it to programs.
 */
export const Trap = ({ label }: { label: string }) => (
  <p className="only-heard" aria-hidden="true">
    <label>
      {label}
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </p>
);
