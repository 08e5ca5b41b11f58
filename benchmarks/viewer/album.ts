const search = new URLSearchParams(location.search);
const length = Number(search.get("photos") ?? 300);

/** The same photos for every viewer. */
export const album = Array.from({ length }, (_, at) => {
  const name = `/pictures/photo-${String((at % 12) + 1).padStart(2, "0")}`;
  const tall = at % 12 === 2 || at % 12 === 5;
  return {
    src: `${name}.jpg?n=${at + 1}`,
    thumbnail: `${name}-small.jpg?n=${at + 1}`,
    alt: `Photo ${at + 1}`,
    caption: `Caption of photo ${at + 1}`,
    ...(!search.has("unsized") && { width: tall ? 1000 : 1500, height: tall ? 1500 : 1000 }),
  };
});
