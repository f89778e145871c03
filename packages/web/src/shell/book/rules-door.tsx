import { useSpeech } from '../../messages/speech.ts';
import { BOOK_MESSAGES } from './messages.ts';
import { RulesLink } from './rules-link.tsx';

/** The way to the rules with pictures, by their name. */
export function RulesDoor() {
  const { language } = useSpeech();
  return (
    <p className="rules-door">
      <RulesLink to="">{BOOK_MESSAGES[language].heading}</RulesLink>
    </p>
  );
}
