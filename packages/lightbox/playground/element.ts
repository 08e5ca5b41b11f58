import "../src/element.tsx";
import "../src/style.css";
