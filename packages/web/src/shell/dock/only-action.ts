/** The id of the only action there is, when there are several ways to do it. */
export function theOnlyAction(
  actions: readonly { readonly id: string; readonly choices: readonly unknown[] }[],
): string | undefined {
  return actions.length === 1 && actions[0].choices.length > 1 ? actions[0].id : undefined;
}
