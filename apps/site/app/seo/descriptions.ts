/**
 * One sentence for search engines and shared links, for the pages that are no pages of text
 * (those carry theirs at their top). {school} puts in the name.
 */
export const descriptions: Readonly<Record<string, string>> = {
  "/": "{school}, a residential school for boys from {classes} in the hills, founded in {founded}: admission, news, events, facilities and contact.",
  "/principal-message": "A message from the principal of {school} to parents and boys.",
  "/Events": "Events at {school}, by year and month: what takes place, when and where.",
  "/News": "The latest news from {school}, by year and month.",
  "/Gallery": "Photo albums from the life of {school}, by year and month.",
  "/SubGallery": "An album from the photo gallery of {school}.",
  "/subFest": "Pictures of an event at {school}.",
  "/TopperXII": "Class XII toppers of {school}, by session.",
  "/TopperX": "Class X toppers of {school}, by session.",
  "/weeklyMenu": "Breakfast, lunch and dinner at {school}, day by day.",
  "/newsletter": "Yearbook, magazines and parents handbooks of {school}, as PDF documents.",
  "/contact":
    "Address, telephone numbers and e-mail of {school}, and a form to write to the school.",
  "/Events/:id": "An event at {school}: when and where it takes place.",
  "/News/:id": "One piece of news from {school}, in full.",
  "/search": "Search the pages, news, events and albums of {school}.",
};
