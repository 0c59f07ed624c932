import type { Finding } from './accessibility.ts';

/**
 * Payload's own parts in which the accessibility checker finds faults that cannot be mended from outside
 * (docs/studio-accessibility.md).
 */
const payloadFaults: [rule: string, part: RegExp][] = [
  ['aria-hidden-focus', /^<(?:button|div) class="(?:dropdown|clear)-indicator"/],
  ['heading-order', /array-field__title|group-field__title|blocks-field__|<h3>No Results/],
  ['image-redundant-alt', /\/studio\/api\/media\/file\//],
  ['label-content-name-mismatch', /doc-tab |empty-trash-button/],
  ['list', /doc-tabs__tabs/],
  ['nested-interactive', /aria-roledescription="sortable"|multi-value draggable/],
  ['region', /doc-header/],
];

/** Findings in parts that we can mend, as lines. */
export const listOwnFindings = (findings: readonly Finding[]): string[] => [
  ...new Set(
    findings
      .filter(({ rule, html }) => !payloadFaults.some(([stock, part]) => stock === rule && part.test(html)))
      .map(({ rule, html }) => `${rule}: ${html}`),
  ),
];
