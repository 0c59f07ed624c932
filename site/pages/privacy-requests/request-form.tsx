import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { exampleReference } from '@ev-site/contract/privacy-reference.ts';
import { requestKinds } from '@ev-site/contract/privacy-request.ts';
import { FormProblem } from '../../islands/forms/form-problem.tsx';
import type { HumanCheckSettings } from '../../islands/forms/human-check-settings.ts';
import { Trap } from '../../islands/forms/trap.tsx';
import KeptRequest from '../../islands/kept-request.island.tsx';
import PersonCheck from '../../islands/person-check.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import styles from './privacy-requests.module.css';

interface RequestFormProps {
  /** The values that were typed before, by field, with the `problem`; empty at first. */
  typed: AskedQuery;
  /** The human check, if it is required. */
  check: HumanCheckSettings | null;
  /** The mailbox for complaints; empty if none is known. */
  complaints: string;
}

/**
 * The request form: what is requested, and the details that identify the person. Without a human check, the page of
 * problems shows errors in the form.
 */
export const RequestForm = ({ typed, check, complaints }: RequestFormProps) => {
  const { words, language } = useLocale();
  const { requests } = words.privacy;
  const { controls, messages } = words.forms;
  return (
    <form
      className={styles.form}
      method="post"
      action={`${apiPaths.postPrivacyRequest}?lang=${language}#form`}
      noValidate
    >
      {typed.problem && <FormProblem problems={[typed.problem]} />}
      <Fieldset legend={requests.kind}>
        <Choices
          name="kind"
          id="request-kind"
          chosen={typed.kind ?? ''}
          choices={requestKinds.map((value) => ({ value, label: requests.kinds[value] }))}
        />
      </Fieldset>
      <Fieldset legend={requests.who} hint={requests.whoHint}>
        <div className={styles.fields}>
          <Field label={requests.email} mark={requests.either}>
            {(links) => (
              <input
                {...links}
                name="email"
                type="email"
                defaultValue={typed.email}
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={limits.email}
              />
            )}
          </Field>
          <Field label={requests.phone} mark={controls.optional}>
            {(links) => (
              <input
                {...links}
                name="phone"
                type="tel"
                defaultValue={typed.phone}
                autoComplete="tel"
                maxLength={limits.label}
              />
            )}
          </Field>
          <Field
            label={requests.reference}
            mark={requests.both}
            hint={requests.referenceHint({ example: exampleReference })}
          >
            {(links) => (
              <input
                {...links}
                name="reference"
                defaultValue={typed.reference}
                spellCheck={false}
                maxLength={20}
              />
            )}
          </Field>
        </div>
      </Fieldset>
      <Trap label={controls.trap} />
      {check && (
        <div>
          <Island
            name="person-check"
            of={PersonCheck}
            props={{ settings: check, words: words.forms.check, missing: messages.rCaptchaMissing }}
          />
          <noscript>
            <p>{requests.checkWithoutScript({ email: complaints })}</p>
          </noscript>
        </div>
      )}
      <p>{requests.note}</p>
      <Button type="submit" look="green" wide>
        {requests.send}
      </Button>
      {/* Early, because it keeps what is typed. */}
      <Island
        name="kept-request"
        of={KeptRequest}
        when="soon"
        props={{
          words: { kept: controls.kept, forget: controls.forget, forgotten: controls.forgotten },
        }}
      />
    </form>
  );
};
