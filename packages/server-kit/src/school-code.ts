/** The default of SCHOOL_CODE (spec section 9). */
export const defaultCode = "SGSM";
