/**
 * A one-page A4 document, written by hand: a heading, and lines below it. Latin letters only.
 * Returns the bytes of a PDF 1.4 file.
 */
export function samplePdf(heading: string, lines: string[]): Buffer {
  const text = [
    `BT /F1 24 Tf 72 740 Td (${escaped(heading)}) Tj ET`,
    ...lines.map((line, row) => `BT /F2 12 Tf 72 ${690 - row * 20} Td (${escaped(line)}) Tj ET`),
    "0.66 0.5 0.18 RG 1.5 w 72 722 m 523 722 l S",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${Buffer.byteLength(text, "latin1")} >>\nstream\n${text}\nendstream`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

const escaped = (text: string): string => text.replace(/[\\()]/g, "\\$&");
