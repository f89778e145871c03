/** Choosing an edition in the form. */
export const editionEn = {
  heading: 'Edition: what is printed',
  house: 'the one that comes with the page',
  hint: 'Some of what is printed on board and cards is not public; ours is made to fit. Who owns the game can save our file, correct it, and load it here.',
  save: 'Save our file',
  load: 'Load a file',
  forget: 'Forget this edition',
  loaded: (title: string) => `“${title}” was loaded; this browser keeps it.`,
  unkept: (title: string) => `“${title}” was loaded, but this browser keeps nothing.`,
  refused: (count: number) =>
    count === 1 ? 'One fault; the file is not used.' : `${count} faults; the file is not used.`,
  tooLarge: 'The file is too large for an edition.',
  notJson: 'The file is not JSON: a comma or a quotation mark may be missing.',
  whole: 'The whole file',
  entry: (n: number) => `no. ${n}`,
};
