import { Moves } from '@pangaea/rules/kernel';
import { ORDER_ANSWERS, ORDER_TOPICS } from '@pangaea/rules/terra-mystica';
import { OrderChoice } from '../../shell/order-choice.tsx';
import { GAME } from '../game/rules.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** How questions that come while others play are answered, said once instead of asked every time. */
export function Orders({ seat }: { readonly seat: number }) {
  const { t, w } = useMysticaSpeech();
  const { play } = useTable();
  const { now } = play;
  const given = new Moves();
  GAME.orders(now, seat, given);
  const offered = given.toArray().map((move) => GAME.notation.decode(now, move));
  return (
    <div className="orders">
      <p className="hint">{t.orders.hint}</p>
      {ORDER_TOPICS.map((topic, place) => {
        const present = ORDER_ANSWERS[now.order(seat, place)];
        const others = offered.flatMap((each) => (each.topic === topic ? [each.answer] : []));
        if (others.length === 0) return null;
        const answers = ORDER_ANSWERS.filter(
          (answer) => answer === present || others.includes(answer),
        );
        return (
          <OrderChoice
            key={topic}
            seat={seat}
            heading={w.topics[topic]}
            orders={answers.map((answer) => `${topic} ${answer}` as const)}
            current={`${topic} ${present}` as const}
            say={(order) => {
              const answer = ORDER_ANSWERS.find((each) => order.endsWith(` ${each}`));
              return answer === undefined ? order : w.answers[answer];
            }}
          />
        );
      })}
    </div>
  );
}
