import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { type ComponentType, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { islandContext } from './island-context.ts';
import { writeProps } from './island-props.ts';
import { toLateFile } from './late-props.ts';

/** `T` where every part survives JSON; `never` in the place of a part that does not. */
type Serializable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends Date | Map<unknown, unknown> | Set<unknown> | bigint | symbol
      ? never
      : { [Key in keyof T]: Serializable<T[Key]> };

interface IslandProps<Props extends object, Late extends Partial<Props>> {
  /** File name in site/islands without `.island.tsx`. */
  name: string;
  /** The island's component, as that file exports it. */
  of: ComponentType<Props>;
  /** Travels to the browser as JSON (island-props.ts). */
  props: Omit<Props, keyof Late> & Serializable<Omit<Props, keyof Late>>;
  /**
   * The rest of its props, where they are the same on many pages and not needed before it is awake: fetched with its module. The
   * server serves only what pages/layout/window-words.ts lists.
   */
  late?: Late & Serializable<Late>;
  /**
   * "visible" (default): comes alive near the viewport. "touch": only when it is pointed at, touched or focused,
   * for what is complete without script until then. "soon": once the page has been painted, wherever it stands.
   */
  when?: 'visible' | 'touch' | 'soon';
  /** The kind of its form, where a browser that keeps a draft of it brings it to life near the viewport, to be filled. */
  draft?: LeadKind;
  /**
   * Selector of links or buttons that open its window, in it or elsewhere on the page: they wake it too, and a click that comes
   * before it is awake is held back and repeated. Without script each leads where its href says.
   */
  openedBy?: string;
  className?: string | undefined;
}

// React asks for images early with <link rel="preload">. Inside the island's element they would stand between
// the root and its markup, and the preload scanner finds the images by itself.
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Places an interactive part in a page: drawn on the server by itself, brought to life in the browser alone.
 * The holder element carries what rendering/loader.ts needs; everything in it is escaped by React.
 */
export const Island = <Props extends object, Late extends Partial<Props> = Record<never, never>>({
  name,
  of: Component,
  props,
  late,
  when = 'visible',
  draft,
  openedBy,
  className,
}: IslandProps<Props, Late>) => {
  const { islandUrl, islandStyles, nextPrefix } = useContext(islandContext);
  const identifierPrefix = nextPrefix();
  const whole = Object.assign({}, late, props) as unknown as Props;
  const html = renderToString(createElement(Component, whole), {
    identifierPrefix,
  });
  return (
    <div
      className={className}
      data-island={name}
      data-src={islandUrl(name)}
      data-styles={islandStyles(name).join(' ') || undefined}
      data-prefix={identifierPrefix}
      data-when={when === 'visible' ? undefined : when}
      data-draft={draft}
      data-opened-by={openedBy}
      data-late={late && toLateFile(name, late).url}
      data-props={writeProps(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for the island.
      dangerouslySetInnerHTML={{ __html: html.replace(leadingPreloads, '') }}
    />
  );
};
