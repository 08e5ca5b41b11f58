import type { DefaultServerCellComponentProps } from "payload";

/** Payload's cell repeats the file name as the alt text of the thumbnail. */
export function FileNameCell({ cellData, link, rowData }: DefaultServerCellComponentProps) {
  const cell = (
    <div className="file">
      <div className="thumbnail thumbnail--size-small file__thumbnail">
        {/* biome-ignore lint/performance/noImgElement: the CMS does not resize images. */}
        <img alt="" loading="lazy" src={rowData["thumbnailURL"] ?? rowData["url"]} />
      </div>
      <span className="file__filename">{String(cellData)}</span>
    </div>
  );
  return link ? <a href={`/admin/collections/media/${rowData["id"]}`}>{cell}</a> : cell;
}
