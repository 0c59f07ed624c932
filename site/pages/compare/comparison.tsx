import { inLanguage, paperPaths } from '@ev-site/contract/paths.ts';
import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './comparison.module.css';
import { toComparisonTable } from './comparison-table.ts';
import type { Choice } from './read-choice.ts';
import { toAddress, toNames, toSearch } from './to-address.ts';
import { toEnquiries } from './to-enquiries.ts';
import { VehicleTable } from './vehicle-table.tsx';

/** The chosen vehicles side by side, and what the table leaves out. */
export const Comparison = ({
  choice: { chosen, onlyDifferences },
  settings,
}: {
  choice: Choice<ComparedVehicle>;
  settings: Settings;
}) => {
  const locale = useLocale();
  const { said, table } = locale.words.compare;
  const { groups, unpublished, same } = toComparisonTable(chosen, locale, onlyDifferences);
  const hidden = onlyDifferences ? same : 0;
  return (
    <Section title={toNames(locale, chosen)} id="table">
      <div className={styles.ways}>
        {(same > 0 || onlyDifferences) && (
          <ButtonLink look="outline" href={`${toAddress(locale, chosen, !onlyDifferences)}#table`}>
            {onlyDifferences ? table.showAll : table.showDifferences}
          </ButtonLink>
        )}
        <MoreLink
          href={inLanguage(`${paperPaths.Compare}${toSearch(chosen, onlyDifferences)}`, locale.language)}
        >
          {locale.words.paper.comparison}
        </MoreLink>
      </div>
      {groups.length > 0 ? (
        <VehicleTable vehicles={chosen} enquiries={toEnquiries(settings, chosen, locale)} groups={groups} />
      ) : (
        <p>{said.same}</p>
      )}
      <div className={styles.below}>
        {/* Separated by semicolons, because some names contain a comma. */}
        {unpublished.length > 0 && <p>{said.unpublished({ names: unpublished.join('; ') })}</p>}
        {hidden > 0 && <p>{said.hidden({ count: hidden })}</p>}
      </div>
    </Section>
  );
};
