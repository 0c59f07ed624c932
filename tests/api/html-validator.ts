import { HtmlValidate } from 'html-validate';

// The rules of the standard; what is mere style (quotes, spelling of names, trailing slashes) is React's affair.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'no-inline-style': 'error', 'require-sri': 'off' },
});

/** What is not valid in a page's HTML, each with its rule and place; empty where all is. */
export const listHtmlErrors = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
};
