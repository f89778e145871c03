import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { Part } from '../ui/part.tsx';
import { BOOK_MESSAGES } from './book/messages.ts';
import { RulesLink } from './book/rules-link.tsx';
import { Advice } from './guide.tsx';
import { Keys } from './keys.tsx';

/**
 * The hints, the link to the illustrated rules, the rules in short, and the keys if there are any.
 */
export function GuideSheet({ hasKeys }: { readonly hasKeys: boolean }) {
  const { language } = useSpeech();
  const { face } = useTable();
  const { Rules } = face.table;
  return (
    <>
      <p className="rules-door">
        <RulesLink to="">{BOOK_MESSAGES[language].heading}</RulesLink>
      </p>
      <Advice />
      <Part>
        <Rules />
      </Part>
      {hasKeys && <Keys />}
    </>
  );
}
