import { useUnsaved } from '../use-unsaved.ts';

/** Recovery codes. They are shown only once, because the studio does not know them later. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  useUnsaved(true);
  return (
    <div className="recovery-codes">
      <p>
        Keep these recovery codes where your phone is not: on paper, or in a password manager. Each opens your
        account once when the phone is lost. They are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </div>
  );
};
