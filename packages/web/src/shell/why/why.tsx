import { useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { later } from '../../ui/later.tsx';
import type { WhyOf } from './told-why.tsx';

const ToldWhy = later(async () => (await import('./told-why.tsx')).ToldWhy);

/**
 * A button that shows the reasons for a decision; they are loaded and computed when it is pressed.
 */
export function Why({ of }: { readonly of: WhyOf }) {
  const { m } = useSpeech();
  const [asked, ask] = useState<WhyOf>();
  const isOpen = asked === of;
  return (
    <>
      <button
        type="button"
        className="link"
        data-ask-why
        aria-expanded={isOpen}
        onClick={() => ask(isOpen ? undefined : of)}
      >
        {m.guide.why}
      </button>
      {isOpen && <ToldWhy of={of} />}
    </>
  );
}
