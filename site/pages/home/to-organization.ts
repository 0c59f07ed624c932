import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import type { Locale } from '../../page/locale.ts';
import type { StructuredData } from '../../page/structured-data.ts';

/** Structured data of the company. None while its name is unknown or the settings are a sample. */
export const toOrganization = (
  { company, isSample, parentName, tagline, phones, emails, socialProfiles, addresses }: Settings,
  publicUrl: string,
  { pathTo }: Pick<Locale, 'pathTo'>,
): StructuredData[] => {
  if (!company || isSample) return [];
  const phone = pickByPurpose(phones, 'main');
  const email = pickByPurpose(emails, 'main');
  const office = addresses.find(({ purpose }) => purpose === 'headOffice');
  return [
    {
      '@type': 'Organization',
      name: company,
      url: publicUrl + pathTo('Home'),
      description: tagline,
      logo: `${publicUrl}/favicon.svg`,
      ...(phone ? { telephone: phone.href.slice('tel:'.length) } : {}),
      ...(email ? { email: email.address } : {}),
      ...(office ? { address: office.lines.join(', ') } : {}),
      ...(parentName ? { parentOrganization: { '@type': 'Organization', name: parentName } } : {}),
      ...(socialProfiles.length > 0 ? { sameAs: socialProfiles.map(({ url }) => url) } : {}),
    },
  ];
};
