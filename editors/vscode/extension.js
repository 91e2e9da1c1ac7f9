const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration("cardwright");
  client = new LanguageClient(
    "cardwright",
    "Cardwright cards",
    { command: settings.get("command"), args: ["cards", "serve-lsp"] },
    {
      documentSelector: [{ language: "cardwright-cards" }],
      initializationOptions: { game: settings.get("game") },
      synchronize: { configurationSection: "cardwright" },
    },
  );
  return client.start();
};

exports.deactivate = () => client && client.stop();
