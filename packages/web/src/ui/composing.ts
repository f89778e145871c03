/** The code of a key that Safari sends after the choice of characters has ended. */
const INPUT_METHOD = 229;

/** Whether a key belongs to the choice of characters, as Enter and the arrows do in Japanese. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD;
}
