import { useSpeech } from '../../messages/speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { AHEAD_MESSAGES } from './messages.ts';

/** Marks a turn in the log as ordered ahead; only the person who ordered it sees the mark. */
export function AheadMark() {
  const { language } = useSpeech();
  return (
    <small className="ahead-mark" data-played-ahead>
      {' '}
      <Icon name="pencil" /> {AHEAD_MESSAGES[language].mark}
    </small>
  );
}
