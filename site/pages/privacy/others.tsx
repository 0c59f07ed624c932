import type { FormSettings } from '../../page/form-settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import styles from './privacy.module.css';

/** The firm whose script a form loads for the human check. The built-in check involves no other firm. */
const checkFirms: Record<FormSettings['humanCheck']['provider'], string> = {
  altcha: '',
  turnstile: 'Cloudflare',
  hcaptcha: 'hCaptcha',
  recaptcha: 'Google',
};

/** Others who get stored data or learn about a visitor, in this deployment. */
export const Others = ({ forms: { isForwarded, humanCheck } }: { forms: FormSettings }) => {
  const { others } = useLocale().words.privacy.notice;
  const provider = checkFirms[humanCheck.provider];
  return (
    <div className={styles.texts}>
      <p>{others.nobody}</p>
      {isForwarded && <p>{others.system}</p>}
      <p>{others.whatsapp}</p>
      <p>{others.network}</p>
      {provider && <p>{others.check({ provider })}</p>}
      <p>{others.noTracking({ provider })}</p>
    </div>
  );
};
