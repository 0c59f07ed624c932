import { ViewDescription } from '@payloadcms/ui';
import type { StaticDescription } from 'payload';

/** What a list or a page is for, and a link to its help. The link opens a new tab, so that no typed text is lost. */
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
