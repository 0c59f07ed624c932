import DropSent from '../../islands/drop-sent.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import styles from './privacy-requests.module.css';
import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

interface RequestsData {
  start: PageStart;
  /** True after the form was sent. */
  sent: boolean;
  check: FormSettings['humanCheck'];
}

const PrivacyRequests = ({
  data: { start, sent, check },
  query: typed,
}: {
  data: RequestsData;
  query: AskedQuery;
}) => {
  const { words, pathTo } = useLocale();
  const { notice, requests } = words.privacy;
  return (
    <Layout frame={start.frame} current="PrivacyRequests">
      <PageStartBanner
        start={start}
        trail={[{ name: notice.name, href: pathTo('Privacy') }, { name: requests.name }]}
        heading={requests.heading}
        introduction={requests.introduction}
      />
      <div className={`frame ${styles.page}`} id="form">
        {sent ? (
          <>
            <RequestSent />
            <Island name="drop-sent" of={DropSent} when="touch" draft="request" props={{ kind: 'request' }} />
          </>
        ) : (
          <RequestForm
            typed={typed}
            check={typed.problem === undefined ? null : check}
            complaints={start.frame.settings.grievance.email}
          />
        )}
        <p>
          <a href={pathTo('Privacy')}>{requests.more}</a>
        </p>
      </div>
    </Layout>
  );
};

/**
 * The page to ask for one's data, to have it corrected or erased, or to withdraw consent, by a plain form without
 * script. During a flood of requests, the form is answered with this page: it then has the human check, the typed
 * values in its fields, and the `problem` above them.
 */
export const page = definePage<RequestsData>({
  status: (_data, { problem }) => (problem === undefined ? 200 : 422),
  allowedQuery: ['sent'],
  exists: async ({ query: { sent = 'request' } }) => sent === 'request',
  async load(context) {
    return {
      start: await loadPageStart(context, 'privacyrequests'),
      sent: context.query.sent !== undefined,
      check: context.forms.humanCheck,
    };
  },
  head({ start }, context, { problem }) {
    const { words, pathTo } = context.locale;
    const { notice, requests } = words.privacy;
    const { name, title, introduction } = requests;
    const above = [{ name: notice.name, href: pathTo('Privacy') }];
    const said = { name, title, description: introduction, above };
    return toScreenHead(start, context, 'PrivacyRequests', said, problem !== undefined);
  },
  View: PrivacyRequests,
  asksHuman: true,
});
