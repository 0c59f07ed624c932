/** A version of the privacy notice (words: `forms.privacy.version`): a day, and a count on that day: `2026-11-22.3`. */
export const noticeVersionPattern = /^(\d{4}-\d{2}-\d{2})(?:\.(\d{1,3}))?$/;
