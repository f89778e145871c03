import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, Name, SeatNumber, TableId, Version, WindowSchema } from './parts.ts';
import { TableInfoSchema } from './table.ts';

export const NewProgramSchema = Type.Object(
  {
    name: Type.Optional(
      Type.Unsafe<string>({
        ...Name,
        description: 'The name for a free seat; other seats keep their names.',
      }),
    ),
  },
  { ...CLOSED, title: 'NewProgram' },
);

export const ProgramSchema = Type.Object(
  {
    token: Type.String({
      description:
        'The token for `Authorization: Bearer …`. It is shown only in this answer, and stored as a hash.',
    }),
    seat: SeatNumber,
    table: TableInfoSchema,
  },
  { ...CLOSED, title: 'Program' },
);
export interface ProgramMade extends Data<typeof ProgramSchema> {}

export const LegalSchema = Type.Object(
  {
    table: TableId,
    game: Type.String(),
    seat: SeatNumber,
    version: Version,
    over: Type.Boolean(),
    window: Type.Optional(WindowSchema),
    commands: Type.Array(Type.String(), {
      description:
        'The legal commands of the seat in notation; the program sends one of them in a segment. Empty if the seat does not have to decide, or has given its secret answer.',
    }),
    position: Type.Unknown({
      description: "The position as the seat sees it, in the game's own JSON.",
    }),
  },
  { ...CLOSED, title: 'Legal' },
);
export interface Legal extends Data<typeof LegalSchema> {}
