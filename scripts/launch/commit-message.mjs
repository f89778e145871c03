// The rule for messages of commits: one change, worded as an order, with its reason.

/** The longest subject: it must fit on one line where git shows it. */
const LONGEST = 72;

/** Messages that git writes itself, and messages that are removed before anybody sees them. */
const NOT_OURS = /^(Merge|Revert|Reapply) |^(fixup|squash|amend)! /;

/** Imperatives whose endings look like those of other forms. */
const ORDERS =
  /^(bring|ping|ring|string|swing|embed|exceed|feed|need|proceed|seed|shed|shred|speed|succeed|wed|alias|bias|canvas|focus)$/i;

/**
 * The reasons why a message is refused, as sentences; empty if it is accepted.
 * @param {string} text of the whole message, as git passes it to the hook
 * @returns {string[]}
 */
export function faultsOfMessage(text) {
  const [above = ''] = text.split(/^# -+ >8 -+$/m);
  const lines = above.split(/\r?\n/).filter((line) => !line.startsWith('#'));
  const message = lines.join('\n').trim().split('\n');
  const [subject = '', second = '', ...body] = message;
  // Git itself refuses an empty message.
  if (subject === '' || NOT_OURS.test(subject)) return [];
  const faults = [];
  const letters = [...subject].length;
  if (letters > LONGEST) {
    faults.push(`The subject has ${letters} letters; ${LONGEST} is the most.`);
  }
  if (/;|[.!?] /.test(subject)) {
    faults.push('The subject names several things; a commit does one.');
  }
  if (subject.endsWith('.')) faults.push('The subject ends on a full stop.');
  const [word = ''] = subject.split(' ');
  if (!isOrder(word)) {
    faults.push(
      `The subject begins with "${word}"; it begins with an order, such as "Add" or "Fix".`,
    );
  }
  if (second.trim() !== '') faults.push('The line below the subject is not empty.');
  if (second.trim() === '' && body.length === 0) {
    faults.push('The message has no body; the reason for the change belongs there.');
  }
  return faults;
}

/**
 * Whether a word can be an imperative: "Add" is one, "Added", "Adds", "Adding" and "Server:" are
 * not.
 * @param {string} word
 */
function isOrder(word) {
  return ORDERS.test(word) || (/^[A-Z][\w-]*$/.test(word) && !/(ing|ed|[^s]s)$/.test(word));
}
