/** The code of a school that sets none (spec section 9). */
export const usualSchoolCode = "SGSM";
