import { type Static, Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, RefusedSchema, SeatNumber, Version } from './parts.ts';

/** A name from the notation of a game. */
const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w+,.-]+$' });

const Free = Type.Object({ is: Type.Literal('free'), place: Word }, CLOSED);
const Action = Type.Object({ is: Type.Literal('action'), action: Word }, CLOSED);
const There = Type.Object({ is: Type.Literal('there'), what: Word }, CLOSED);
const Goods = Type.Object(
  { is: Type.Literal('goods'), goods: Word, least: Type.Integer({ minimum: 0, maximum: 1_000 }) },
  CLOSED,
);
const Passed = Type.Object({ is: Type.Literal('passed'), seat: SeatNumber }, CLOSED);
/**
 * The field `is` selects the kind of condition, so that an error message is about the kind that was
 * meant.
 */
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
    '`free`: a place is empty. `action`: a common action is not taken. `there`: a card or tile can be taken. `goods`: the seat has at least so many. `passed`: another seat has passed. The names are those of the notation.',
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
      description: 'All conditions must hold when the turn is played.',
    }),
  },
  { ...CLOSED, title: 'AheadStep' },
);

/** The most turns of a chain. */
export const MOST_AHEAD = 5;

const Steps = Type.Array(StepSchema, {
  minItems: 1,
  maxItems: MOST_AHEAD,
  description: 'The turns, played one after the other, each at a turn of the seat.',
});
const Across = Type.Boolean({
  description: 'Whether the turns are also played after a hidden fact was revealed.',
});
const OrderNumber = Type.Integer({
  minimum: 0,
  maximum: 9_999_999_999,
  description: 'The number of the order; 0 if there is none.',
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
          done: Type.Integer({ minimum: 0, description: 'The number of steps that were played.' }),
          played: Type.Optional(
            Type.Unsafe<Static<typeof Version>>({
              ...Version,
              description: 'The version of the table after the last step that was played.',
            }),
          ),
          lapsed: Type.Optional(
            Type.Object(
              {
                at: Version,
                is: Type.Enum(['condition', 'refused', 'light', 'played'], {
                  description:
                    'The reason why the step after the played ones, and all later ones, were not played. `condition`: the condition at `index` did not hold. `refused`: the rules refused the command at `index`. `light`: a hidden fact was revealed. `played`: a turn of the seat was played in another way.',
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
    description: 'Turns that the person of a seat has ordered ahead. Nobody else can see them.',
  },
);
export interface Ahead extends Data<typeof AheadSchema> {}
