import type { FormSettings } from '../../page/form-settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import styles from './privacy.module.css';

/** Whose script a form loads to tell people from programs; the built-in check is nobody else's. */
const checkFirms: Record<FormSettings['humanCheck']['provider'], string> = {
  altcha: '',
  turnstile: 'Cloudflare',
  hcaptcha: 'hCaptcha',
  recaptcha: 'Google',
};

/** Who else gets what is kept, or hears of a visitor, in this deployment. */
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
