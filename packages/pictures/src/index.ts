export { type DerivedPicture, derivePictures } from "./derive/derive-pictures.ts";
export { planDerivations } from "./derive/plan.ts";
export { MasterNotFoundError } from "./errors.ts";
export { getMaster, type Master, masters } from "./masters.ts";
export { paintMedallion } from "./medallion/paint-medallion.ts";
export { sitePictures, tallVariant } from "./site-pictures.ts";
