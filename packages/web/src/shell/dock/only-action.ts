/** The id of the only action, if it can be done in several ways. */
export function theOnlyAction(
  actions: readonly { readonly id: string; readonly choices: readonly unknown[] }[],
): string | undefined {
  return actions.length === 1 && actions[0].choices.length > 1 ? actions[0].id : undefined;
}
