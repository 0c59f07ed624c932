import { limits, resumeLimitText } from '@ev-site/contract/forms/limits.ts';
import { IntlMessageFormat } from 'intl-messageformat';

/** Values that callers do not pass, because they are the same in all messages. */
const figures = { nameLimit: limits.name, messageLimit: limits.message, resumeLimit: resumeLimitText };

type NameBefore<Text extends string> = Text extends `${infer Argument}}${string}`
  ? Argument extends `${infer Name},${string}`
    ? Name
    : Argument
  : never;

// A branch of a plural or select ("{# pages}", "{, or call {phone}}") is no name: it is empty or contains a space.
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

/** The result for a text of the catalogue: the text itself or, if it has placeholders, a function of their values. */
export type Message<Text extends string> = [keyof Values<Text>] extends [never]
  ? string
  : (values: Values<Text>) => string;

type FormatElement = ReturnType<IntlMessageFormat['getAst']>[number];

/** The numbers that the parser gives to plain text and to a `select`. */
const textType = 0;
const selectType = 5;

/** One use of a placeholder in a text. */
interface PlaceholderUse {
  name: string;
  isSelect: boolean;
}

const listUses = (elements: readonly FormatElement[]): PlaceholderUse[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== textType
      ? [{ name: element.value, isSelect: element.type === selectType }]
      : []),
    ...('options' in element
      ? Object.values(element.options).flatMap((option: { value: FormatElement[] }) => listUses(option.value))
      : []),
  ]);

const parse = (text: string, tag: string) => new IntlMessageFormat(text, tag, undefined, { ignoreTag: true });

/** Names of the placeholders of a text, each once. @throws {SyntaxError} if the text is no ICU MessageFormat. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set(listUses(parse(text, 'en').getAst()).map(({ name }) => name)),
];

/**
 * Prepares a text in ICU MessageFormat. In a `select` an empty value is called `none`, so that a text can omit a part:
 * `{phone, select, none {} other {, or call {phone}}}`.
 * @param tag the language's BCP 47 tag, which determines plurals
 */
export const toMessage = (text: string, tag: string): string | ((values: object) => string) => {
  if (!text.includes('{')) return text;
  const format = parse(text, tag);
  const uses = listUses(format.getAst());
  const selects = new Set(uses.filter(({ isSelect }) => isSelect).map(({ name }) => name));
  const say = (values: object): string =>
    String(
      format.format({
        ...figures,
        ...Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            value === '' && selects.has(name) ? 'none' : value,
          ]),
        ),
      }),
    );
  return uses.every(({ name }) => Object.hasOwn(figures, name)) ? say({}) : say;
};
