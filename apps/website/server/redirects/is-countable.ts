import { maxCountedLength } from "@manor/content-api/redirects";
import { isServedAddress } from "../../model/pages/served-address.ts";

/** What programs request that look for weak servers: files of a server's own, and what no page of a school has. */
const scanned = [
  /\/\./,
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|env|sql|bak|old|log|ini|ya?ml|conf|cfg|sh|exe|dll|pem|key)$/,
  /\.(?:zip|gz|tar|tgz|rar|7z|map|js|css|json|xml|txt)$/,
  /^\/(?:wp-(?:admin|includes|json|login|cron|config)|xmlrpc|cgi-bin|vendor|node_modules)(?:[/.]|$)/,
  /^\/(?:phpmyadmin|pma|mysql|adminer|actuator|console|solr|jenkins|boaform|hnap1|owa|ecp)(?:\/|$)/,
  /^\/wp-content\/(?:plugins|themes|cache)\//,
];

/** An e-mail address, a telephone number, or a key. */
function looksPersonal(word: string): boolean {
  if (/@|%40/.test(word) || /\d{9,}/.test(word.replaceAll(/[-_. ]/g, ""))) return true;
  return word.split(/[-_.~,;=&+]/).some((part) => {
    const isMixed = /\d/.test(part) && /\p{L}/u.test(part);
    return part.length >= 24 || (part.length >= 12 && isMixed);
  });
}

/** Whether a normalized address that was not found may be counted: nothing personal, and no scanner's typical path. */
export function isCountable(address: string): boolean {
  const [path = "", query = ""] = address.split("?");
  if (address.length > maxCountedLength || scanned.some((pattern) => pattern.test(path)))
    return false;
  if (query === "" && isServedAddress(path)) return false;
  return !path.split("/").some(looksPersonal);
}
