/** The displayed widths of the picture of a card in a list. On a wide screen the first card can have two columns. */
export const cardSizes = (isFirst: boolean): string =>
  isFirst
    ? "(max-width: 640px) calc(100vw - 40px), (max-width: 1312px) 52vw, 680px"
    : "(max-width: 640px) calc(100vw - 40px), (max-width: 1100px) 45vw, 376px";
