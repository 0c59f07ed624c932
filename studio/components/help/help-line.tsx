import { ViewDescription } from '@payloadcms/ui';
import type { StaticDescription } from 'payload';

/** What a list or a page is for, and the way to its help; in a tab of its own, so that nothing typed is left. */
export const HelpLine = ({
  description,
  help: { href, title },
}: {
  description?: StaticDescription;
  help: { href: string; title: string };
}) => (
  <div className="help-line">
    {description && <ViewDescription description={description} />}
    <a href={href} target="_blank" rel="noopener">
      Help: {title}
      <span className="visually-hidden"> (in a new tab)</span>
    </a>
  </div>
);
