/** The EXIF tags that are stored, by exifr's names. */
export const exifTags = [
  ...["Make", "Model", "ModifyDate", "DateTimeOriginal", "CreateDate"],
  ...["ExposureTime", "FNumber", "ISO", "FocalLength"],
];

/** exifr's options for values as they are in the file. */
export const rawValues = { reviveValues: false, translateValues: false };
