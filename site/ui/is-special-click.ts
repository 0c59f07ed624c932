type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click does more than follow a link in this tab: it opens a new tab or window, or downloads. */
export const isSpecialClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
