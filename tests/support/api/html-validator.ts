import { HtmlValidate } from 'html-validate';

// The rules of the HTML standard. Questions of style (quotes, spelling of names, trailing slashes) are left to React.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'no-inline-style': 'error', 'require-sri': 'off' },
});

/** The errors in a page's HTML, with their rules and places; empty if the page is valid. */
export const listHtmlErrors = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
};
