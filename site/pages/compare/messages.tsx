import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { useLocale } from '../../page/locale-context.ts';
import styles from './messages.module.css';
import type { Choice } from './read-choice.ts';
import { toNames } from './to-address.ts';

/** Tells which part of the visitor's choice is not possible, and what to do about it. */
export const Messages = ({
  choice: { chosen, refused, unknown, isEmpty },
}: {
  choice: Choice<ComparedVehicle>;
}) => {
  const locale = useLocale();
  const { said } = locale.words.compare;
  const [only, second] = chosen;
  const messages = [
    refused.length > 0 && said.refused({ names: toNames(locale, refused), count: refused.length }),
    unknown > 0 && said.unknown({ count: unknown }),
    isEmpty && said.none,
    only && !second && said.single(only),
  ].filter((message) => typeof message === 'string');
  return (
    messages.length > 0 && (
      <div className={`frame ${styles.messages}`} role="status">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    )
  );
};
