const node = { format: "", indent: 0, version: 1, direction: null };

/** A text of one bold paragraph, in the editor's format. */
export const text = (words: string) => ({
  root: {
    ...node,
    type: "root",
    children: [
      {
        ...node,
        type: "paragraph",
        textFormat: 0,
        textStyle: "",
        children: [
          {
            type: "text",
            text: words,
            detail: 0,
            format: 1,
            mode: "normal",
            style: "",
            version: 1,
          },
        ],
      },
    ],
  },
});
