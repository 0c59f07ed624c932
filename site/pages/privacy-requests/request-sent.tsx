import { answerDays, ownDataLinkDays } from '@ev-site/contract/privacy-request.ts';
import { useLocale } from '../../page/locale-context.ts';

/** The confirmation, the same for people whom the company knows and whom it does not. */
export const RequestSent = () => {
  const { sent } = useLocale().words.privacy.requests;
  return (
    <div role="status">
      <h2>{sent.title}</h2>
      <p>{sent.text({ days: ownDataLinkDays, limit: answerDays })}</p>
      <p>{sent.privately}</p>
    </div>
  );
};
