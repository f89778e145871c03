import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, RefusedSchema, SeatNumber, Version } from './parts.ts';

/** A name out of the notation of a game. */
const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w+,.-]+$' });

const Free = Type.Object({ is: Type.Literal('free'), place: Word }, CLOSED);
const Action = Type.Object({ is: Type.Literal('action'), action: Word }, CLOSED);
const There = Type.Object({ is: Type.Literal('there'), what: Word }, CLOSED);
const Goods = Type.Object(
  { is: Type.Literal('goods'), goods: Word, least: Type.Integer({ minimum: 0, maximum: 1_000 }) },
  CLOSED,
);
const Passed = Type.Object({ is: Type.Literal('passed'), seat: SeatNumber }, CLOSED);
/** Told apart by `is`, so that what is wrong is said of the kind that was meant. */
const ConditionSchema = Type.Unsafe<
  | Static<typeof Free>
  | Static<typeof Action>
  | Static<typeof There>
  | Static<typeof Goods>
  | Static<typeof Passed>
>({
  title: 'Condition',
  type: 'object',
  required: ['is'],
  discriminator: { propertyName: 'is' },
  oneOf: [Free, Action, There, Goods, Passed],
  description:
    '`free`: nothing stands at a place. `action`: an action that all share is not taken. `there`: a card or tile can be taken. `goods`: the seat has at least so many. `passed`: another seat has passed. The names are those of the notation.',
});

const StepSchema = Type.Object(
  {
    commands: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      minItems: 1,
      maxItems: 64,
      description: 'One segment, in notation.',
    }),
    when: Type.Array(ConditionSchema, {
      maxItems: 6,
      description: 'All must hold when it is played.',
    }),
  },
  { ...CLOSED, title: 'AheadStep' },
);

/** Most turns of a chain. */
export const MOST_AHEAD = 5;

const Steps = Type.Array(StepSchema, {
  minItems: 1,
  maxItems: MOST_AHEAD,
  description: 'Played one after the other, each at a turn of the seat.',
});
const Across = Type.Boolean({
  description: 'Whether they are played also when something hidden has come to light since.',
});
const OrderNumber = Type.Integer({
  minimum: 0,
  maximum: 9_999_999_999,
  description: 'Of what is ordered for the seat; 0 where nothing is.',
});

export const OrderAheadSchema = Type.Object(
  { replaces: OrderNumber, across: Across, steps: Steps },
  { ...CLOSED, title: 'OrderAhead' },
);
export type OrderAhead = Static<typeof OrderAheadSchema>;

export const AheadSchema = Type.Object(
  {
    number: OrderNumber,
    ahead: Type.Optional(
      Type.Object(
        {
          across: Across,
          steps: Steps,
          done: Type.Integer({ minimum: 0, description: 'Steps that were played.' }),
          lapsed: Type.Optional(
            Type.Object(
              {
                at: Version,
                is: Type.Enum(['condition', 'refused', 'light', 'played'], {
                  description:
                    'Why the step after those that are done was not played, nor any behind it. `condition`: that at `index` did not hold. `refused`: the rules refused the command at `index`. `light`: something hidden had come to light. `played`: a turn of the seat was played otherwise.',
                }),
                index: Type.Optional(Type.Integer({ minimum: 0 })),
                refusal: Type.Optional(RefusedSchema.properties.refusal),
              },
              CLOSED,
            ),
          ),
        },
        CLOSED,
      ),
    ),
  },
  {
    ...CLOSED,
    title: 'Ahead',
    description: 'Turns that the person of a seat has ordered ahead. Nobody else is told of them.',
  },
);
export interface Ahead extends Data<typeof AheadSchema> {}
