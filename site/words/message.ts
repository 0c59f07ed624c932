import { limits, resumeLimitText } from '@ev-site/contract/forms/limits.ts';
import { IntlMessageFormat } from 'intl-messageformat';

/** Figures that nobody hands over, because they are the same wherever a message names them. */
const figures = { nameLimit: limits.name, messageLimit: limits.message, resumeLimit: resumeLimitText };

type NameBefore<Text extends string> = Text extends `${infer Argument}}${string}`
  ? Argument extends `${infer Name},${string}`
    ? Name
    : Argument
  : never;

// A branch of a plural or select ("{# pages}", "{, or call {phone}}") is no name: it is empty or has a space.
type OnlyNames<Text extends string> = Text extends '' | `${string} ${string}` | `${string}#${string}`
  ? never
  : Text;

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Rest}`
  ? OnlyNames<NameBefore<Rest>> | PlaceholderOf<Rest>
  : never;

type Values<Text extends string> = Record<
  Exclude<PlaceholderOf<Text>, keyof typeof figures>,
  string | number
>;

/** What becomes of a text of the catalogue: itself, or, where it has placeholders, a function of their values. */
export type Message<Text extends string> = [keyof Values<Text>] extends [never]
  ? string
  : (values: Values<Text>) => string;

type FormatElement = ReturnType<IntlMessageFormat['getAst']>[number];

const listNames = (elements: readonly FormatElement[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element
      ? Object.values(element.options).flatMap((option: { value: FormatElement[] }) =>
          listNames(option.value),
        )
      : []),
  ]);

const parse = (text: string, tag: string) => new IntlMessageFormat(text, tag, undefined, { ignoreTag: true });

/** Names of the placeholders of a text, each once. @throws {SyntaxError} where it is no ICU MessageFormat. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set(listNames(parse(text, 'en').getAst())),
];

/**
 * A text in ICU MessageFormat, ready to be said. An empty value is called `none`, so that a text can leave a part out:
 * `{phone, select, none {} other {, or call {phone}}}`.
 * @param tag the language's BCP 47 tag, which settles plurals
 */
export const toMessage = (text: string, tag: string): string | ((values: object) => string) => {
  if (!text.includes('{')) return text;
  const format = parse(text, tag);
  const say = (values: object): string =>
    String(
      format.format({
        ...figures,
        ...Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, value === '' ? 'none' : value]),
        ),
      }),
    );
  const asksFor = listPlaceholders(text).filter((name) => !Object.hasOwn(figures, name));
  return asksFor.length > 0 ? say : say({});
};
