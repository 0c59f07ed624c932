import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { JobDetail } from '../data/jobs.ts';
import type { Settings } from '../data/settings.ts';
import { getLocale } from '../page/locale.ts';
import { exampleForms } from '../testing/example-page.ts';
import { DealerEnquiry } from './become-dealer/dealer-enquiry.tsx';
import { Apply } from './career-detail/apply.tsx';
import { Enquiry } from './contact/enquiry.tsx';
import { getDefaultSettings } from './layout/default-settings.ts';

const job = { id: 1, position: 'Fitter' } as JobDetail;
const settingsWith = (domainStatus: Settings['domainStatus']): Settings => ({
  ...getDefaultSettings(getLocale('en').words),
  domainStatus,
  phones: [{ label: 'Office', number: '+91 79 4000 1234', href: 'tel:+917940001234', purpose: 'main' }],
});

const places: [name: string, draw: (settings: Settings) => string][] = [
  [
    'contact',
    (settings) =>
      renderToStaticMarkup(
        <Enquiry
          settings={settings}
          forms={exampleForms}
          sent={false}
          reference={undefined}
          about={undefined}
        />,
      ),
  ],
  [
    'dealer',
    (settings) =>
      renderToStaticMarkup(
        <DealerEnquiry
          settings={settings}
          reference={undefined}
          vehicles={[{ id: 1, key: 'millo', name: 'Millo' }]}
          form={{
            settings: exampleForms,
            states: [{ id: 7, name: 'Gujarat' }],
            state: null,
            cities: [],
            sent: false,
          }}
        />,
      ),
  ],
  [
    'application',
    (settings) => renderToStaticMarkup(<Apply job={job} settings={settings} forms={exampleForms} />),
  ],
];

describe.each(places)('the %s form', (name, draw) => {
  const island = `data-island="${name === 'application' ? 'apply' : name}-form"`;

  test('is shown while the site is live', () => {
    expect(draw(settingsWith('live'))).toContain(island);
  });

  test('is replaced by the telephone in maintenance', () => {
    const html = draw(settingsWith('maintenance'));
    expect(html).not.toContain('data-island');
    expect(html).toContain('tel:+917940001234');
  });
});
